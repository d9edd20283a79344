import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDropdown } from '../ui/use-dropdown';

/** The app's own overlays, from section 9 of the specification. */
const OVERLAY_LAYER = 900;

type ToolsMenuProps = Omit<MenuProps, 'children'> & { target: ReactNode; children: ReactNode };

/** What is used now and then, behind the button that it hangs below. */
export const ToolsMenu = ({ target, children, ...more }: ToolsMenuProps) => (
  <Menu
    {...useDropdown()}
    position="bottom-end"
    zIndex={OVERLAY_LAYER}
    transitionProps={{ duration: 0 }}
    {...more}
  >
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
