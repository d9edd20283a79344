export const appVersion = String(import.meta.env.VITE_APP_VERSION);
