import { paperFields } from '#contract/car-part-fields';
import { carDocumentBody } from '#contract/car-parts';
import type { CarDetail } from '#contract/fleet';
import { formatDate } from '#domain/dates/format-bangkok';
import { addPaper, changePaper, noPapers, paperNames, papersSection } from '#words/fleet';
import { Expiry } from '../../admin-kit/record/expiry';
import { PartRows } from '../../admin-kit/record/part-rows';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import type { CarPartProps } from './car-part-props';

type Paper = CarDetail['documents'][number];

/** Of each type only the latest counts; the earlier ones are history. */
const isCounting = (paper: Paper, papers: readonly Paper[]) =>
  papers.every(({ type, expiresOn }) => type !== paper.type || expiresOn <= paper.expiresOn);

/** Insurance, tax, inspection and lease, with what lapses soon in sight. */
export const CarPapers = ({ kind, car, onChanged }: CarPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const { documents } = car;
  const params = { kind, id: car.id };
  return (
    <PartRows
      title={papersSection}
      none={noPapers}
      addLabel={addPaper}
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
      name={`car-paper/${car.id}`}
      fields={paperFields}
      schema={carDocumentBody}
      readAgain={async () => (await api.call('readCar', { params })).documents}
      add={(body, sent) => api.call('addCarDocument', { params, body, ...sent })}
      change={(partId, body, sent) =>
        api.call('changeCarDocument', { params: { ...params, partId }, body, ...sent })
      }
      onSaved={onChanged}
    />
  );
};
