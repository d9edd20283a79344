import { Menu } from '@mantine/core';
import { exportCsv, exportPrint, exportWhat, exportXlsx } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import type { Exporting } from './use-export';

/** In a menu: what a list can be taken away as. */
export const ExportItems = ({ count, asXlsx, asCsv, onPaper }: Exporting) => {
  const say = useSay();
  const isEmpty = count === 0;
  return (
    <>
      <Menu.Label>{say(exportWhat, { count })}</Menu.Label>
      <Menu.Item disabled={isEmpty} onClick={asXlsx}>
        {say(exportXlsx)}
      </Menu.Item>
      <Menu.Item disabled={isEmpty} onClick={asCsv}>
        {say(exportCsv)}
      </Menu.Item>
      <Menu.Item disabled={isEmpty} onClick={onPaper}>
        {say(exportPrint)}
      </Menu.Item>
    </>
  );
};
