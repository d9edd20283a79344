import { Link } from '@tanstack/react-router';
import { kindIds, kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import { KindIcon } from '../../kinds/kind-icon';
import { useSay } from '../../ui/use-say';
import classes from './kind-tiles.module.css';

/** The four ways to travel, where the thumb reaches them. */
export const KindTiles = () => {
  const say = useSay();
  return (
    <ul className={classes['tiles']}>
      {kindIds.map((kind) => {
        const { site } = kinds[kind];
        return (
          <li key={kind}>
            <Link to="/$kind" params={{ kind }} className={classes['tile']}>
              <span className="dot">
                <KindIcon kind={kind} size={32} />
              </span>
              <span className="strong">{say(kinds[kind].name)}</span>
              <span className="soft small">{say(kinds[kind].hint)}</span>
              <span className={classes['site']}>{say(siteNames[site])}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
