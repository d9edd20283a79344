import classes from './mark.module.css';

/** The tab's icon, which the browser has anyway: the bar, the tab and the home screen show one face. */
export const Mark = () => (
  <img className={classes['mark']} src="/icons/favicon.svg" width={32} height={32} alt="" />
);
