import { Button, Menu } from '@mantine/core';
import { exportLabel } from '#words/admin-kit';
import { useDropdown } from '../../ui/use-dropdown';
import { useSay } from '../../ui/use-say';
import type { RowsDefinition, Query } from '../list/list-definition';
import { ExportItems } from './export-items';
import { useExport } from './use-export';

/** The app's own overlays, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

type ExportMenuProps<Row> = { definition: RowsDefinition<Row>; query: Query; total: number };

export const ExportMenu = <Row,>({ definition, query, total }: ExportMenuProps<Row>) => {
  const say = useSay();
  const exporting = useExport(definition, query, total);
  const dropdown = useDropdown();
  return (
    <>
      <Menu
        {...dropdown}
        position="bottom-end"
        zIndex={OVERLAY_LAYER}
        transitionProps={{ duration: 0 }}
        classNames={{ item: '' }}
      >
        <Menu.Target>
          <Button variant="default" loading={exporting.isRunning} disabled={total === 0}>
            {say(exportLabel)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ExportItems {...exporting} />
        </Menu.Dropdown>
      </Menu>
      {exporting.says}
    </>
  );
};
