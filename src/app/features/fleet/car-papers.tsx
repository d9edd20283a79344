import { useState } from 'react';
import type { CarDetail } from '#contract/fleet';
import { formatDate } from '#domain/dates/format-bangkok';
import { edit } from '#words/admin-kit';
import { addPaper, changePaper, noPapers, paperNames, papersSection } from '#words/fleet';
import { Expiry } from '../../admin-kit/record/expiry';
import classes from '../../admin-kit/record/record.module.css';
import { useSay } from '../../ui/use-say';
import type { CarPartProps } from './car-part-props';
import { PaperForm } from './paper-form';

type Paper = CarDetail['documents'][number];

/** Of each type only the latest counts; the earlier ones are history. */
const isCounting = (paper: Paper, papers: readonly Paper[]) =>
  papers.every(({ type, expiresOn }) => type !== paper.type || expiresOn <= paper.expiresOn);

/** Insurance, tax, inspection and lease, with what lapses soon in sight. */
export const CarPapers = ({ kind, car, onChanged }: CarPartProps) => {
  const say = useSay();
  const [edited, setEdited] = useState<Paper | 'new' | null>(null);
  const saved = (next: CarDetail) => {
    setEdited(null);
    onChanged(next);
  };
  return (
    <section className={classes['part']} aria-labelledby="car-papers">
      <h3 id="car-papers">{say(papersSection)}</h3>
      {car.documents.length === 0 && <p className={classes['soft']}>{say(noPapers)}</p>}
      <ul className={classes['rows']}>
        {car.documents.map((paper) => (
          <li key={paper.id} data-past={!isCounting(paper, car.documents) || undefined}>
            <div>
              <strong>{say(paperNames[paper.type])}</strong>
              {paper.number !== null && <small>{paper.number}</small>}
              <Expiry on={paper.expiresOn} counts={isCounting(paper, car.documents)} says>
                {formatDate(paper.expiresOn)}
              </Expiry>
            </div>
            <button
              type="button"
              className={classes['quiet']}
              aria-label={say(changePaper, { paper: say(paperNames[paper.type]) })}
              onClick={() => setEdited(paper)}
            >
              {say(edit)}
            </button>
          </li>
        ))}
      </ul>
      {edited === null ? (
        <button type="button" className={classes['add']} onClick={() => setEdited('new')}>
          {say(addPaper)}
        </button>
      ) : (
        <PaperForm
          key={edited === 'new' ? 'new' : edited.id}
          kind={kind}
          car={car}
          paper={edited === 'new' ? null : edited}
          onCancel={() => setEdited(null)}
          onSaved={saved}
        />
      )}
    </section>
  );
};
