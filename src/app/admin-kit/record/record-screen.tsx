import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { importLabel } from '#words/admin-kit';
import type { Message } from '#words/message';
import { useSay } from '../../ui/use-say';
import { ImportPanel } from '../import/import-panel';
import { judgeRows } from '../import/judge-rows';
import { importColumnsOf } from '../import/record-import';
import { AdminList, type PanelGiven } from '../list/admin-list';
import type { Filter, ListDefinition } from '../list/list-definition';
import { RecordPanel } from './record-panel';
import type { RecordSetting, RecordTypes } from './record-setting';

type RecordScreenProps<Row, T extends RecordTypes> = {
  list: ListDefinition<Row>;
  filters: readonly Filter[];
  setting: RecordSetting<T>;
  /** What the button for a new one says; without it, none is added here. */
  add?: Message;
  /** Beside it. */
  renderActions?: (show: (panel: string) => void, isBare: boolean) => ReactNode;
  /** What stands in the place of a record, where the address names none. */
  renderPanel?: (given: PanelGiven) => ReactNode;
  aside?: ReactNode;
  above?: ReactNode;
};

/** A list of records; each opens beside it, as does a new one, or a file of them. */
export const RecordScreen = <Row, T extends RecordTypes>({
  list,
  setting,
  add,
  renderActions,
  renderPanel,
  ...props
}: RecordScreenProps<Row, T>) => {
  const say = useSay();
  const columns = importColumnsOf(setting.fields);
  return (
    <AdminList
      {...props}
      definition={list}
      renderActions={({ show, isBare }) => (
        <>
          {renderActions?.(show, isBare)}
          {setting.import && (
            <Button variant="default" onClick={() => show('import')}>
              {say(importLabel)}
            </Button>
          )}
          {add && <Button onClick={() => show('new')}>{say(add)}</Button>}
        </>
      )}
      renderPanel={(given) => {
        const { id, close, show, read } = given;
        const other = renderPanel?.(given);
        if (other) return other;
        if (id === 'import' && setting.import)
          return (
            <ImportPanel
              {...(setting.importTitle && { title: say(setting.importTitle) })}
              columns={columns}
              judge={judgeRows(columns, setting.import, say)}
              onClose={close}
              onImported={() => void read()}
            >
              {setting.importNote && <p>{setting.importNote(say)}</p>}
            </ImportPanel>
          );
        if (id === 'new' && !add) return null;
        return (
          <RecordPanel
            key={id}
            setting={setting}
            id={id}
            onClose={close}
            onChanged={() => void read()}
            onSaved={(record) => {
              void read();
              // Of something new more is to be said, where it has parts; else the next one may be added.
              const goesOn = setting.staysOpen ?? (id === 'new' && setting.parts !== undefined);
              if (!goesOn) close();
              else if (id === 'new') show(record.id);
            }}
          />
        );
      }}
    />
  );
};
