import { html, raw } from 'hono/html';
import * as words from '#words/identity';
import type { Message } from '#words/message';
import { pickerStyle } from './picker-style';

export type DemoAccount = { email: string; name: Message; role: Message };

type Content = ReturnType<typeof html>;

const both = (message: Message) =>
  html`${message.th} <span class="en" lang="en">${message.en}</span>`;

const page = (title: Message, content: Content) =>
  html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <title>${title.th} · ${title.en}</title>
        <style>
          ${raw(pickerStyle)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;

const car =
  raw(`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="14"/>
<path d="M12 28v-4l4-8h13l6 8 3 1v5h-4M20 30h9M12 28v2h2" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="17" cy="30.5" r="3" fill="none" stroke="#fff" stroke-width="2.6"/><circle cx="32" cy="30.5" r="3" fill="none" stroke="#fff" stroke-width="2.6"/></svg>`);

// A Thai name begins with its first consonant, not with a vowel sign written before it.
const initial = (name: string) => /[^เแโใไ\s]/.exec(name)?.[0] ?? '';

const accountButton = ({ email, name, role }: DemoAccount) =>
  html`<li>
    <button class="account" name="email" value="${email}" formnovalidate>
      <span class="avatar" aria-hidden="true">${initial(name.th)}</span>
      <span class="who">
        <span class="name">${name.th}</span>
        <span class="role">${role.th} <span class="en" lang="en">${role.en}</span></span>
        <span class="mail">${email}</span>
      </span>
    </button>
  </li>`;

const problemText = (problem: 'missing' | 'unknown', email: string) =>
  problem === 'missing'
    ? words.emailMissing
    : { th: words.emailUnknown.th({ email }), en: words.emailUnknown.en({ email }) };

export const pickerPage = (options: {
  demoAccounts: readonly DemoAccount[];
  email: string;
  problem?: 'missing' | 'unknown';
}) => {
  const { demoAccounts, email, problem } = options;
  const field = html`<label for="email">${both(words.emailLabel)}</label>
    <div class="row">
      <input
        id="email"
        name="typed"
        type="email"
        value="${email}"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        placeholder="name@siamparts.example"
        ${problem ? raw('aria-invalid="true" aria-describedby="problem" autofocus') : ''}
      />
      <button class="primary">${both(words.signInButton)}</button>
    </div>
    ${problem ? html`<p id="problem" class="problem" role="alert">${both(problemText(problem, email))}</p>` : ''}`;
  return page(
    words.pickAccount,
    html`<header>
        ${car}
        <h1>${words.pickAccount.th} <span class="en" lang="en">${words.pickAccount.en}</span></h1>
        <p>${words.toUse.th} <span class="en" lang="en">${words.toUse.en}</span></p>
      </header>
      <form method="post" novalidate>
        ${
          // Enter in the field presses a form's first button, which must not be a demo person's.
          raw('<button class="enter" tabindex="-1" aria-hidden="true"></button>')
        }
        ${
          demoAccounts.length > 0
            ? html`<h2>${both(words.demoAccounts)}</h2>
                <ul>
                  ${demoAccounts.map(accountButton)}
                </ul>
                <h2>${both(words.otherAccount)}</h2>`
            : ''
        }
        ${field}
        <label class="stay"
          ><input type="checkbox" name="kmsi" checked />
          <span>${both(words.staySignedIn)}</span></label
        >
      </form>
      <footer>${both(words.localOnly)}</footer>`,
  );
};

const notePage = (title: Message, text: Message) =>
  page(
    title,
    html`<header>
      ${car}
      <h1>${title.th} <span class="en" lang="en">${title.en}</span></h1>
      <p>${both(text)}</p>
    </header>`,
  );

export const signedOutPage = () => notePage(words.signedOut, words.closeThisPage);
export const brokenRequestPage = () => notePage(words.requestBroken, words.startAgain);
