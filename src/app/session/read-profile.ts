const logFailure = (status: number) => console.error(`Fetch request failed with status: ${status}`);

/** The graph's `me`: the specification asks for the call, and reads nothing from it but the log. */
export const readProfile = async (graphMe: string, accessToken: string): Promise<void> => {
  try {
    const response = await fetch(graphMe, { headers: { Authorization: `Bearer ${accessToken}` } });
    if (response.ok) console.debug('Profile', await response.json());
    else logFailure(response.status);
  } catch {
    logFailure(0);
  }
};
