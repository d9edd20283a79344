import { useLink, useLinkState } from './use-link';

/** The boarding codes typed on a trip that wait, or that nobody has. */
export const useCodes = (tripId: string) => {
  const link = useLink();
  const { waiting } = useLinkState();
  const codes = waiting.filter(
    ({ kept: { mark } }) =>
      mark.action === 'board' && mark.code !== undefined && mark.tripId === tripId,
  );
  /** What was wrong was read: the next one counts, or the trip goes on. */
  const forgetWrong = () => {
    for (const { key, kept } of codes) if (kept.refused) void link.drop(key);
  };
  return { codes, forgetWrong };
};
