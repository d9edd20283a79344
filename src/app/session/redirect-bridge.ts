import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

// MSAL 5 answers popups, iframes and redirects through this page of its own; without an answer in the URL there is
// nothing to do here but to go home.
broadcastResponseToMainFrame().catch(() => location.replace('/checkbooking'));
