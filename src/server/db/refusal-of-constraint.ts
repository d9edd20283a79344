import type { Refusal } from '#domain/refusal';

/**
 * What PostgreSQL refuses in the end, in the product's words. Use-cases look first, to be kind and quick; between the
 * look and the commit a rival may come, and then the constraint answers.
 */
const refusals: Readonly<Record<string, Refusal>> = {
  car_claim_once: { code: 'car_taken', fields: { carId: 'taken' } },
  driver_claim_once: { code: 'driver_taken', fields: { driverId: 'taken' } },
  handover_once: { code: 'not_now' },
  handover_photo_file_id_key: { code: 'invalid_input', fields: { photoIds: 'used_already' } },
  trip_seats: { code: 'seats_taken' },
  approval_not_own: { code: 'not_allowed' },
  delegation_one_at_a_time: { code: 'invalid_input', fields: { from: 'delegated_already' } },
  self_drive_once: { code: 'invalid_input', fields: { driverId: 'drives_already' } },
  passenger_once: { code: 'invalid_input', fields: { companions: 'listed_twice' } },
  rating_once: { code: 'rated_already' },
  admin_user_last_admin: { code: 'last_admin' },
  admin_user_pkey: { code: 'invalid_input', fields: { personId: 'already_admin' } },
  account_change_once: { code: 'already_decided' },
  account_change_second_admin: { code: 'second_admin' },
  account_change_not_own: { code: 'second_admin' },
  person_sign_in_name: { code: 'invalid_input', fields: { signInName: 'taken' } },
  place_name_th_province_code_site_id_key: {
    code: 'invalid_input',
    fields: { nameTh: 'there_already' },
  },
  route_kind_name_th_key: { code: 'invalid_input', fields: { nameTh: 'taken' } },
  timetable_entry_once: { code: 'invalid_input', fields: { departs: 'departs_already' } },
  holiday_day_kind_key: { code: 'invalid_input', fields: { day: 'holiday_already' } },
  car_plate_once: { code: 'invalid_input', fields: { plate: 'taken' } },
  car_provider_id_fkey: { code: 'invalid_input', fields: { providerId: 'unknown' } },
  car_province_code_fkey: { code: 'invalid_input', fields: { provinceCode: 'unknown' } },
  car_contract_of_provider: { code: 'invalid_input', fields: { contractId: 'unknown' } },
  provider_name_th_key: { code: 'invalid_input', fields: { nameTh: 'taken' } },
  provider_tax_id_branch_key: { code: 'invalid_input', fields: { taxId: 'provider_already' } },
  contract_provider_id_number_key: { code: 'invalid_input', fields: { number: 'taken' } },
  rate_card_one_price: { code: 'invalid_input', fields: { from: 'priced_already' } },
  expense_receipt: { code: 'invalid_input', fields: { receiptNo: 'receipt_taken' } },
  expense_receipt_without_provider: {
    code: 'invalid_input',
    fields: { receiptNo: 'receipt_taken' },
  },
  expense_month_locked: { code: 'invalid_input', fields: { spentOn: 'month_locked' } },
  expense_split_whole: { code: 'invalid_input', fields: { split: 'not_hundred' } },
  odometer_reading_falls_with_reason: {
    code: 'invalid_input',
    fields: { reason: 'odometer_falls' },
  },
  car_document_car_id_type_expires_on_key: {
    code: 'invalid_input',
    fields: { expiresOn: 'paper_already' },
  },
  driver_pkey: { code: 'invalid_input', fields: { employeeId: 'already_driver' } },
  driver_provider_id_fkey: { code: 'invalid_input', fields: { providerId: 'unknown' } },
  licence_number_key: { code: 'invalid_input', fields: { number: 'taken' } },
  booking_attachment_file_id_key: {
    code: 'invalid_input',
    fields: { attachmentIds: 'unknown' },
  },
};

export const refusalOfConstraint = (error: unknown): Refusal | undefined => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  // Class 23: the rules of the data.
  if (typeof code !== 'string' || !code.startsWith('23') || typeof constraint !== 'string')
    return undefined;
  return Object.hasOwn(refusals, constraint) ? refusals[constraint] : undefined;
};
