import { Button } from '@mantine/core';
import { exportLabel } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import type { RowsDefinition, Query } from '../list/list-definition';
import { ToolsMenu } from '../tools-menu';
import { ExportItems } from './export-items';
import { useExport } from './use-export';

type ExportMenuProps<Row> = { definition: RowsDefinition<Row>; query: Query; total: number };

export const ExportMenu = <Row,>({ definition, query, total }: ExportMenuProps<Row>) => {
  const say = useSay();
  const exporting = useExport(definition, query, total);
  return (
    <>
      <ToolsMenu
        classNames={{ item: '' }}
        target={
          <Button variant="default" loading={exporting.isRunning} disabled={total === 0}>
            {say(exportLabel)}
          </Button>
        }
      >
        <ExportItems {...exporting} />
      </ToolsMenu>
      {exporting.says}
    </>
  );
};
