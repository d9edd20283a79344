import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Thailand keeps one time all year. */
const BANGKOK_OFFSET_MINUTES = 7 * 60;

type Instant = Date | string | number;

const inBangkok = (instant: Instant) => dayjs.utc(instant).utcOffset(BANGKOK_OFFSET_MINUTES);

/** The one way in which a moment is written for people, wherever the device or the server stands. */
export const formatDateTime = (instant: Instant): string =>
  inBangkok(instant).format('DD/MM/YYYY HH:mm');
export const formatDate = (instant: Instant): string => inBangkok(instant).format('DD/MM/YYYY');
export const formatTime = (instant: Instant): string => inBangkok(instant).format('HH:mm');
