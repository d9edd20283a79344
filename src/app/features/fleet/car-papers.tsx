import type { CarDetail } from '#contract/fleet';
import { formatDate } from '#domain/dates/format-bangkok';
import { addPaper, changePaper, noPapers, paperNames, papersSection } from '#words/fleet';
import { EditableRows } from '../../admin-kit/record/editable-rows';
import { Expiry } from '../../admin-kit/record/expiry';
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
  const { documents } = car;
  return (
    <EditableRows
      id="car-papers"
      title={papersSection}
      none={noPapers}
      add={addPaper}
      rows={documents}
      isPast={(paper) => !isCounting(paper, documents)}
      render={(paper) => (
        <div>
          <strong>{say(paperNames[paper.type])}</strong>
          {paper.number !== null && <small>{paper.number}</small>}
          <Expiry on={paper.expiresOn} counts={isCounting(paper, documents)} says>
            {formatDate(paper.expiresOn)}
          </Expiry>
        </div>
      )}
      editLabel={({ type }) => say(changePaper, { paper: say(paperNames[type]) })}
      renderForm={(paper, close) => (
        <PaperForm
          kind={kind}
          car={car}
          paper={paper}
          onCancel={close}
          onSaved={(next) => {
            close();
            onChanged(next);
          }}
        />
      )}
    />
  );
};
