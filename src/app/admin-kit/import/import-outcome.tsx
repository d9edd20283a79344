import { importRow, importTitle } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import classes from './import.module.css';
import type { Judgement } from './judgement';

/** What is wrong, line by line; of what has no lines, by its name. */
export const ImportProblems = ({ judged }: { judged: Judgement }) => {
  const say = useSay();
  if (judged.problems.length === 0) return null;
  return (
    <ul
      className={classes['problems']}
      aria-label={say(importTitle)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for the keyboard
      tabIndex={0}
    >
      {judged.problems.map(({ line, name, text: problem }, place) => (
        <li key={`${line} ${problem} ${place}`}>
          <strong className="wrong">{name ?? say(importRow, { row: line })}</strong> {problem}
        </li>
      ))}
    </ul>
  );
};

/** The beginning of what would be done. */
export const ImportPreview = ({ judged: { preview } }: { judged: Judgement }) => {
  const say = useSay();
  if (preview.rows.length === 0) return null;
  return (
    <div
      className={classes['preview']}
      role="region"
      aria-label={say(importTitle)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for the keyboard
      tabIndex={0}
    >
      <table>
        <thead className="soft">
          <tr>
            {preview.headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((cells, row) => (
            <tr key={`${row} ${cells.join()}`}>
              {cells.map((cell, place) => (
                <td key={preview.headings[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
