import type { Ref } from 'react';
import { collapseMenu, expandMenu, openMenu } from '#words/shell';
import { ApprovalCount } from './approval-count';
import { MenuIcon } from './bar-icons';
import { useSay } from '../ui/use-say';
import classes from './top-bar.module.css';

type MenuButtonProps = {
  disabled: boolean;
  wide: boolean;
  expanded: boolean;
  controls: string;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
};

export const MenuButton = ({
  disabled,
  wide,
  expanded,
  controls,
  ref,
  onClick,
}: MenuButtonProps) => {
  const say = useSay();
  const what = wide ? (expanded ? collapseMenu : expandMenu) : openMenu;
  return (
    <button
      ref={ref}
      type="button"
      className={classes['tool']}
      disabled={disabled}
      aria-label={say(what)}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
    >
      <MenuIcon />
      {!expanded && !wide && <ApprovalCount place="button" />}
    </button>
  );
};
