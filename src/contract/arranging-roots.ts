export const root = '/admin/:kind/arranging';

/** What any change of a trip may meet. */
export const late = ['not_now'] as const;
export const moving = [...late, 'trip_locked'] as const;
export const taking = [...moving, 'car_taken', 'driver_taken', 'seats_taken'] as const;
