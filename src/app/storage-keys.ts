import type { KindId } from '#domain/booking/kind-id';

/** Every key that the app keeps on the device. The first three are the specification's, to the letter. */
export const USER_DATA_KEY = 'userData';
export const IS_ADMIN_KEY = 'IsAdmin';
export const draftKey = (kind: KindId): `${KindId}-form-draft` => `${kind}-form-draft`;

/** In IndexedDB, so that clearing local storage keeps it. */
export const LANGUAGE_KEY = 'language';
