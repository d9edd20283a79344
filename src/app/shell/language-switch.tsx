import { languages } from '#domain/language';
import { otherLanguageShort, switchLanguage } from '#words/shell';
import { useServices } from '../app-services';
import { useLanguage, useSay } from '../ui/use-say';
import classes from './top-bar.module.css';

export const LanguageSwitch = () => {
  const say = useSay();
  const current = useLanguage();
  const { language } = useServices();
  const other = languages.find((choice) => choice !== current) ?? current;
  return (
    <button
      type="button"
      lang={other}
      className={classes['tool']}
      aria-label={say(switchLanguage)}
      onClick={() => language.choose(other)}
    >
      {say(otherLanguageShort)}
    </button>
  );
};
