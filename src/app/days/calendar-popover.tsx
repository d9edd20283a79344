import { Popover } from '@mantine/core';
import { useBackCloses } from '../ui/use-back-closes';
import { Calendar, type CalendarProps } from './calendar';
import classes from './days.module.css';

/** In front of the panel or dialog that its field stands in. */
const IN_FRONT = 950;

type PopoverProps = CalendarProps & { label: string; onClose: () => void };

/** A calendar beside its field; it stands beside what it is put into. */
export const CalendarPopover = ({ label, onClose, onChoose, ...calendar }: PopoverProps) => {
  useBackCloses(onClose);
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="bottom-end"
      offset={4}
      middlewares={{ flip: true, shift: { padding: 4, crossAxis: true } }}
      shadow="md"
      trapFocus
      withRoles={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
      zIndex={IN_FRONT}
    >
      <Popover.Target>
        <span className={classes['anchor']} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={classes['popover'] ?? ''}
      >
        <div className={classes['calendar']}>
          <Calendar
            {...calendar}
            onChoose={(day) => {
              onChoose(day);
              onClose();
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
