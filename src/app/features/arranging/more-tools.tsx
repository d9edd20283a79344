import { ActionIcon, Menu } from '@mantine/core';
import { jobSheetsOfDay } from '#words/arranging-print';
import { keysHelp, moreTools } from '#words/board';
import { ExportItems } from '../../admin-kit/export/export-items';
import { useExport } from '../../admin-kit/export/use-export';
import type { RowsDefinition } from '../../admin-kit/list/list-definition';
import { ToolsMenu } from '../../admin-kit/tools-menu';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import { useArranging } from './arranging-context';
import { DotsIcon } from './arranging-icons';
import { NotifyDay } from './notify-day';
import { usePrintDay } from './print/use-print-day';
import { ShareTomorrow } from './share-tomorrow';
import type { Target } from './target';

const noQuery = {};

type MoreToolsProps = {
  definition: RowsDefinition<Target>;
  count: number;
  onHelp: () => void;
};

/** What is done with a whole day now and then, behind one button. */
export const MoreTools = ({ definition, count, onHelp }: MoreToolsProps) => {
  const say = useSay();
  const wide = useWide();
  const { day } = useArranging();
  const printDay = usePrintDay();
  const exporting = useExport(definition, noQuery, count);
  return (
    <>
      <ToolsMenu
        withInitialFocusPlaceholder={false}
        target={
          <ActionIcon
            variant="default"
            size={40}
            aria-label={say(moreTools)}
            loading={printDay.isRunning || exporting.isRunning}
          >
            <DotsIcon size={22} />
          </ActionIcon>
        }
      >
        <NotifyDay />
        <ShareTomorrow />
        <Menu.Item h={44} disabled={day.trips.length === 0} onClick={printDay.run}>
          {say(jobSheetsOfDay)}
        </Menu.Item>
        <Menu.Divider />
        <ExportItems {...exporting} />
        {wide && (
          <>
            <Menu.Divider />
            <Menu.Item h={44} onClick={onHelp}>
              {say(keysHelp)}
            </Menu.Item>
          </>
        )}
      </ToolsMenu>
      {exporting.says}
    </>
  );
};
