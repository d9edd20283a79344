import { Link } from '@tanstack/react-router';
import classes from './tab-links.module.css';

type TabLinksProps = {
  label: string;
  current: string;
  /** The first is the page without anything in its address, unless `search` says more than which tab. */
  tabs: readonly { value: string; label: string; search?: object }[];
};

/** On a phone not all of them fit: the one that is open is in sight. */
const bringIntoSight = (link: HTMLElement | null) =>
  link?.scrollIntoView?.({ inline: 'center', block: 'nearest' });

/** The parts of one page, in its address. Filters belong to a part, so they do not come along. */
export const TabLinks = ({ label, current, tabs }: TabLinksProps) => (
  <nav aria-label={label} className={classes['tabs']}>
    {tabs.map((tab, place) => (
      <Link
        key={tab.value}
        ref={tab.value === current ? bringIntoSight : undefined}
        to="."
        search={(tab.search ?? { tab: place === 0 ? undefined : tab.value }) as never}
        resetScroll={false}
        className={classes['tab']}
        aria-current={tab.value === current ? 'page' : undefined}
        activeOptions={{ explicitUndefined: true }}
        activeProps={{}}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
);
