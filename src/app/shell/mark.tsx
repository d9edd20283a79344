import classes from './mark.module.css';

/** The app icon's drawing, so that the bar and the home screen show one face. */
export const Mark = () => (
  <svg
    className={classes['mark']}
    viewBox="0 0 512 512"
    width={32}
    height={32}
    aria-hidden
    focusable="false"
  >
    <rect className={classes['ground']} width="512" height="512" rx="116" />
    <rect x="134" y="322" width="60" height="78" rx="24" />
    <rect x="318" y="322" width="60" height="78" rx="24" />
    <path d="M190 122h132c20 0 37 12 44 31l29 79c14 8 23 22 23 39v51c0 22-18 40-40 40H134c-22 0-40-18-40-40v-51c0-17 9-31 23-39l29-79c7-19 24-31 44-31Z" />
    <path
      className={classes['ground']}
      d="M196 154h120c8 0 15 5 18 12l23 62H155l23-62c3-7 10-12 18-12Z"
    />
    <path d="M168 230a36 36 0 0 1 58-6 36 36 0 0 1 60 0 36 36 0 0 1 58 6Z" />
    <circle cx="200" cy="192" r="17" />
    <circle className={classes['sun']} cx="256" cy="184" r="20" />
    <circle cx="312" cy="192" r="17" />
    <circle className={classes['ground']} cx="150" cy="290" r="21" />
    <circle className={classes['ground']} cx="362" cy="290" r="21" />
  </svg>
);
