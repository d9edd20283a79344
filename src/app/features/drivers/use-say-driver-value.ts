import type { DriverOptions } from '#contract/drivers';
import { type KindId, kinds } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import type { SiteId } from '#domain/site-id';
import { fileAdded } from '#words/admin-kit';
import {
  employeeLabel,
  employerLabel,
  employerNames,
  firstNameEnLabel,
  firstNameThLabel,
  lastNameEnLabel,
  lastNameThLabel,
  licenceClassLabel,
  licenceNumberLabel,
  licencePhotoLabel,
  licenceUntilLabel,
  medicalLabel,
  nicknameLabel,
  phoneLabel,
  photoLabel,
  providerLabel,
  shiftSection,
  sitesLabel,
  trainingLabel,
} from '#words/drivers';
import { kindsLabel } from '#words/fleet';
import { siteNames } from '#words/sites';
import type { Message } from '#words/message';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { plainText } from '../../admin-kit/form/say-values';
import { useSay } from '../../ui/use-say';
import type { DriverValues } from './driver-values';
import { sayShifts } from './say-shifts';

const labels: Readonly<Partial<Record<keyof DriverValues, Message>>> = {
  employer: employerLabel,
  employeeName: employeeLabel,
  firstNameTh: firstNameThLabel,
  lastNameTh: lastNameThLabel,
  firstNameEn: firstNameEnLabel,
  lastNameEn: lastNameEnLabel,
  providerId: providerLabel,
  nickname: nicknameLabel,
  phone: phoneLabel,
  photoId: photoLabel,
  sites: sitesLabel,
  kinds: kindsLabel,
  number: licenceNumberLabel,
  class: licenceClassLabel,
  expiresOn: licenceUntilLabel,
  licencePhotoId: licencePhotoLabel,
  medicalUntil: medicalLabel,
  trainingUntil: trainingLabel,
  shifts: shiftSection,
};

/** A value of the form in words, for showing who changed what. */
export const useSayDriverValue = ({ providers }: DriverOptions): SayValue<DriverValues> => {
  const say = useSay();
  const onDay = (value: unknown) => formatDate(String(value));
  const file = () => say(fileAdded);
  const special: Partial<Record<keyof DriverValues, (value: unknown) => string>> = {
    employer: (value) => say(employerNames[value as keyof typeof employerNames]),
    providerId: (value) => providers.find(({ id }) => id === value)?.name ?? '',
    sites: (value) => (value as SiteId[]).map((site) => say(siteNames[site])).join(', '),
    kinds: (value) => (value as KindId[]).map((kind) => say(kinds[kind].name)).join(', '),
    photoId: file,
    licencePhotoId: file,
    expiresOn: onDay,
    medicalUntil: onDay,
    trainingUntil: onDay,
    shifts: (value) => sayShifts(value as DriverValues['shifts'], say),
  };
  return (name, value) => {
    const label = labels[name];
    if (!label) return null;
    return {
      label: say(label),
      value: value === null ? '' : (special[name]?.(value) ?? plainText(value)),
    };
  };
};
