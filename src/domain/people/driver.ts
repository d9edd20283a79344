/** The closed lists of a driver; a test compares them with the database's. */
export const driverStatuses = ['active', 'suspended', 'left'] as const;
export const leaveTypes = ['annual', 'sick', 'personal', 'training', 'other'] as const;

/** Drivers are the company's own employees, or come from a provider. */
export const employers = ['employee', 'provider'] as const;

export type DriverStatus = (typeof driverStatuses)[number];
export type LeaveType = (typeof leaveTypes)[number];
