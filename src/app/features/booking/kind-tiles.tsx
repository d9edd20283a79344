import { Link } from '@tanstack/react-router';
import { hintOf } from '#kinds/hint-registry';
import { kindIds, kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import { KindIcon } from '../../kinds/kind-icon';
import { useSay } from '../../ui/use-say';
import classes from './home.module.css';

/** The four ways to travel, each one tap to its form. */
export const KindTiles = () => {
  const say = useSay();
  return (
    <ul className={classes['tiles']}>
      {kindIds.map((kind) => (
        <li key={kind}>
          <Link to="/$kind" params={{ kind }} className={classes['tile']}>
            <span className="dot">
              <KindIcon kind={kind} size={32} />
            </span>
            <span className="strong">{say(kinds[kind].name)}</span>
            <span className={`soft small ${classes['more']}`}>{say(hintOf(kind))}</span>
            <span className={`small ${classes['more']} ${classes['site']}`}>
              {say(siteNames[kinds[kind].site])}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
