import { Link } from '@tanstack/react-router';
import { kindIds } from '#domain/booking/kind-id';
import { kinds } from '#kinds/registry';
import { kindHints, kindNames, siteNames } from '#words/kinds';
import { kindViews } from '../../kinds/views';
import { useSay } from '../../ui/use-say';
import classes from './kind-tiles.module.css';

/** The four ways to travel, where the thumb reaches them. */
export const KindTiles = () => {
  const say = useSay();
  return (
    <ul className={classes['tiles']}>
      {kindIds.map((kind) => {
        const { Icon } = kindViews[kind];
        const { site } = kinds[kind];
        return (
          <li key={kind}>
            <Link to="/$kind" params={{ kind }} className={classes['tile']}>
              <span className={classes['icon']}>
                <Icon size={32} />
              </span>
              <span className={classes['name']}>{say(kindNames[kind])}</span>
              <span className={classes['hint']}>{say(kindHints[kind])}</span>
              <span className={classes['site']}>{say(siteNames[site])}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
