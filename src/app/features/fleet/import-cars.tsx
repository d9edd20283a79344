import { carFields } from '#contract/car-fields';
import type { KindId } from '#kinds/registry';
import { ImportPanel } from '../../admin-kit/import/import-panel';
import { judgeRows } from '../../admin-kit/import/judge-rows';
import { importColumnsOf } from '../../admin-kit/import/record-import';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';

const columns = importColumnsOf(carFields);

type ImportCarsProps = { kind: KindId; onClose: () => void; onImported: () => void };

export const ImportCars = ({ kind, onClose, onImported }: ImportCarsProps) => {
  const say = useSay();
  const { api } = useServices();
  const judge = judgeRows(
    columns,
    (rows, check) =>
      api.call('importCars', {
        params: { kind },
        body: { rows, check },
        idempotencyKey: crypto.randomUUID(),
      }),
    say,
  );
  return <ImportPanel columns={columns} judge={judge} onClose={onClose} onImported={onImported} />;
};
