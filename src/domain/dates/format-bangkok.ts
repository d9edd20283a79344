import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { BANGKOK_OFFSET_MS } from './bangkok-time';

dayjs.extend(utc);

type Instant = Date | string | number;

const inBangkok = (instant: Instant) => dayjs.utc(instant).utcOffset(BANGKOK_OFFSET_MS / 60_000);

/** The one way in which a moment is written for people, wherever the device or the server stands. */
export const formatDateTime = (instant: Instant): string =>
  inBangkok(instant).format('DD/MM/YYYY HH:mm');
export const formatDate = (instant: Instant): string => inBangkok(instant).format('DD/MM/YYYY');
export const formatTime = (instant: Instant): string => inBangkok(instant).format('HH:mm');
