/** Apart from the import itself: every call's path is read with it, also on an employee's phone. */
export const importTargets = ['employees', 'cost-centres', 'places'] as const;

export type ImportTarget = (typeof importTargets)[number];
