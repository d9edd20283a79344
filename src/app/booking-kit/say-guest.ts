import { formatThaiPhone } from '#domain/thai/phone';

/** Of somebody without an account their phone is all that there is to reach them by. */
export const sayGuest = ({ name, phone }: { name: string; phone: string | null }): string =>
  [name, formatThaiPhone(phone ?? '')].filter(Boolean).join(' ');
