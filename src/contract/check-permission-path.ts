/** Of its own, as the first call leaves before the table of all calls has come. */
export const checkPermissionPath = '/employee/check-permission';
