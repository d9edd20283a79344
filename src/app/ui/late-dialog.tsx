import { useEffect, useState, type ComponentProps } from 'react';
import type * as Parts from './dialog';

let parts: typeof Parts | undefined;

const load = async (): Promise<typeof Parts> => {
  parts = await import('./dialog');
  return parts;
};

/** Fetches the dialog while somebody reads the form, so that the first tap finds it there. */
export const useDialogSoon = () =>
  useEffect(() => {
    void load().catch(() => undefined);
  }, []);

/** A form is read before anything is chosen in it: the dialog is no part of what it waits for. */
export const LateDialog = (props: ComponentProps<typeof Parts.Dialog>) => {
  const [loaded, setLoaded] = useState(parts);
  useEffect(() => {
    if (!loaded) void load().then(setLoaded);
  }, [loaded]);
  return loaded ? <loaded.Dialog {...props} /> : null;
};
