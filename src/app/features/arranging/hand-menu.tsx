import { Button, Menu } from '@mantine/core';
import { handToProvider } from '#words/arranging-trip';
import { useDropdown } from '../../ui/use-dropdown';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';

/** Above the panel that it may open from; see section 9 of the specification. */
const OVERLAY_LAYER = 950;

type HandMenuProps = {
  isDisabled?: boolean;
  onHand: (provider: { id: string; name: string }) => void;
};

/** A provider chooses the car: the trip waits for the answer. Nobody is asked for a car that the traveller drives. */
export const HandMenu = ({ isDisabled = false, onHand }: HandMenuProps) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const dropdown = useDropdown();
  if (!day.may.manage || !day.kind.withDriver || day.providers.length === 0) return null;
  return (
    <Menu
      {...dropdown}
      position="top-start"
      zIndex={OVERLAY_LAYER}
      transitionProps={{ duration: 0 }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button data-hand variant="default" px="xs" disabled={isFrozen || isDisabled}>
          {say(handToProvider)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {day.providers.map((provider) => (
          <Menu.Item key={provider.id} h={44} onClick={() => onHand(provider)}>
            {provider.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
