export const placeholderPrefix = 'admin-';

/** The number of the first administrator, who is there before any employee is imported. */
export const placeholderNumber = (id: string): string => `${placeholderPrefix}${id.slice(-6)}`;

/** Only such a number gives way to the one in HR's file; any other names somebody else. */
export const isPlaceholderNumber = (employeeNo: string | null): boolean =>
  employeeNo?.startsWith(placeholderPrefix) === true;
