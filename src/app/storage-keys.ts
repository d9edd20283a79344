import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';

/** Every key that the app keeps on the device. The first three are the specification's, to the letter. */
export const USER_DATA_KEY = 'userData';
export const IS_ADMIN_KEY = 'IsAdmin';
export const draftKey = (kind: KindId): `${KindId}-form-draft` => `${kind}-form-draft`;

/** The account last seen signed in, so that a warm start paints before MSAL has been loaded. */
export const REMEMBERED_ACCOUNT_KEY = 'remembered-account';

/** In IndexedDB, which a logout does not clear: the provider has not been told of it yet, or nobody signed in since. */
export const SIGN_OUT_DEBT_KEY = 'sign-out-debt';
/** In session storage: this page has left for the provider to sign out there. */
export const SIGNING_OUT_KEY = 'signing-out';

/** In IndexedDB, so that clearing local storage keeps it. */
export const LANGUAGE_KEY = 'language';

/** In IndexedDB too: when the offer to install was last waved away. */
export const INSTALL_DISMISSED_KEY = 'install-dismissed';

/** In IndexedDB too: whether somebody wants notices on this device. */
export const PUSH_ANSWER_KEY = 'push-answer';

/** In IndexedDB too: the menu's width beside the page, the service's state and the contacts as last read. */
export const DRAWER_KEY = 'drawer';
export const SERVICE_STATE_KEY = 'service-state';
export const contactsKey = (language: Language) => `contacts-${language}`;
/** In IndexedDB too: the settings of the last start, for the next one. */
export const CONFIG_KEY = 'config';

/** In IndexedDB, where each of these begins the keys of one kind of thing. Rows of the person's cache go with the logout. */
export const CACHE = 'cache/';
export const MEMORY = 'memory/';
export const OUTBOX = 'outbox/';
export const FILES = 'file/';
export const DRAFTS = 'draft/';
/** What lay where a draft should and could not be read: kept, never shown. */
export const DRAFTS_ASIDE = 'draft-aside/';
/** In IndexedDB: whose drafts the four keys of local storage hold. */
export const DRAFT_LAST_OWNER_KEY = 'draft-last-owner';

/** Row of the person's cache: who they were by the last good permission check, without rights. */
export const PERSON_ROW = 'person';
/** Rows of the person's cache: the lists of bookings and the trips to rate, which the first screen is drawn with. */
export const BOOKING_LISTS = 'bookings/';
export const dueRatingsRow = `${BOOKING_LISTS}to-rate`;
export const whereToRow = `${BOOKING_LISTS}where-to`;
export const bookingListRow = (scope: string, kind: string, role: string) =>
  `${BOOKING_LISTS}${scope}/${kind}/${role}`;
/** The photo of the next trip's car, one at a time. */
export const CAR_PHOTO = 'car-photo';
/** One a kind: what its form offers, and the last request for its defaults. */
export const bookingOptionsRow = (kind: KindId) => `booking-options/${kind}`;
export const lastRequestRow = (kind: KindId) => `last-request/${kind}`;
/** In IndexedDB: a change of a booking while it is being written; the kind's draft stays what it is. */
export const CHANGE_DRAFTS = 'change-draft/';
export const changeDraftKey = (bookingId: string) => CHANGE_DRAFTS + bookingId;
/** In IndexedDB under its writer's name: a rating while it is being given. */
export const ratingDraftKey = (owner: string, of: string) => `rating-draft/${owner}/${of}`;
/** An approver's lists, how many wait, and who stands in for whom. */
export const approvalsRow = (tab: string, language: Language) => `approvals/${tab}/${language}`;
export const approvalCountRow = 'approval-count';
export const delegationsRow = 'delegations';
/** Each request as it was first shown to an approver, and as somebody decided about it. */
export const approvalsShownRow = (language: Language) => `approvals-shown/${language}`;
export const approvalSeenRow = (bookingId: string, language: Language) =>
  `approval-seen/${language}/${bookingId}`;
export const noticesRow = (language: Language) => `notices/${language}`;
/** Notices that were read here and not yet told as read. */
export const readMarksRow = 'read-marks';
export const ratingsRow = 'ratings';
export const bookingRow = (bookingId: string) => `booking/${bookingId}`;

/** A list of the administration as last read, and a form of it that is half written: gone with the logout. */
export const listRow = (list: string) => `list/${list}`;
export const ADMIN_FORMS = 'form/';
export const formRow = (form: string) => ADMIN_FORMS + form;
/** In IndexedDB: the filter of a list that this person wants remembered. */
export const listFilterKey = (list: string, owner: string) => `list-filter/${list}/${owner}`;
export const rentalRow = (bookingId: string) => `rental/${bookingId}`;
export const arrangingRow = (kind: KindId, from: string, to: string) =>
  `arranging/${kind}/${from}/${to}`;
