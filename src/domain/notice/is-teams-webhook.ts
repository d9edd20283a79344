/** Where Microsoft runs the workflows behind a channel. */
const WORKFLOW =
  /^https:\/\/(?:[a-z\d-]+\.)+(?:logic\.azure\.com|api\.powerplatform\.com)(?::443)?\/\S*$/i;

/** An admin pastes it, but what stands inside our network is called for nobody. */
export const isTeamsWebhook = (text: string): boolean => WORKFLOW.test(text);
