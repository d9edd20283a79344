import { signature, signedBy, signedName, signedOn } from '#words/reports';
import { useSay } from '../../ui/use-say';
import paperClasses from './paper.module.css';

export const Signatures = () => {
  const say = useSay();
  return (
    <div className={paperClasses['signatures']}>
      {signedBy.map((who) => (
        <div key={who.en}>
          <strong>{say(who)}</strong>
          <p>{say(signature)} ……………………………………</p>
          <p>{say(signedName)} ……………………………………</p>
          <p>{say(signedOn)} ……… / ……… / …………</p>
        </div>
      ))}
    </div>
  );
};
