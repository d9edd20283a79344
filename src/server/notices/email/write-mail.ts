import { readAsOne } from '#domain/thai/read-as-one';
import type { Language } from '#domain/language';
import { mailFooter, mailUnsubscribe } from '#words/notice-mail';
import { sayIn } from '#words/message';

export type Mail = {
  language: Language;
  title: string;
  sentence: string;
  /** Facts below the sentence, each a line. */
  lines: readonly string[];
  action: string;
  url: string;
  settingsUrl: string;
};

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const asHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const asLine = (text: string): string =>
  readAsOne(asHtml(text))
    .map((part) =>
      part.isOne ? `<span style="white-space:nowrap">${part.text}</span>` : part.text,
    )
    .join('');

export const asText = ({ language, sentence, lines, action, url, settingsUrl }: Mail): string => {
  const say = sayIn(language);
  return [
    sentence,
    ...lines,
    '',
    `${action}: ${url}`,
    '',
    '-- ',
    say(mailFooter),
    `${say(mailUnsubscribe)}: ${settingsUrl}`,
    '',
  ].join('\n');
};

/** For mail programs that know dark screens; all others read the colours at each element. */
const DARK = `<style>@media (prefers-color-scheme:dark){
.page{background:#121a1a!important}.card{background:#1a2525!important}
.card,.card h1{color:#e6eeee!important}.foot,.foot a{color:#9fb0b0!important}
.action{background:#63c7c0!important;color:#08201f!important}}</style>`;

/** One column that fits a phone. */
export const asHtmlPage = (mail: Mail): string => {
  const say = sayIn(mail.language);
  const lines = mail.lines.map((line) => `<p style="margin:0 0 6px">${asLine(line)}</p>`).join('');
  return `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${asHtml(mail.title)}</title>${DARK}</head>
<body class="page" style="margin:0;padding:16px;background:#f4f5f7;color:#1b1f24;font:16px/1.6 'Noto Sans Thai',Sarabun,Tahoma,sans-serif">
<div class="card" style="max-width:480px;margin:0 auto;padding:20px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.4">${asHtml(mail.title)}</h1>
<p style="margin:0 0 12px">${asLine(mail.sentence)}</p>${lines}
<p style="margin:20px 0 0"><a class="action" href="${asHtml(mail.url)}" style="display:block;padding:14px;border-radius:8px;background:#0a6462;color:#ffffff;text-align:center;text-decoration:none">${asHtml(mail.action)}</a></p>
</div>
<p class="foot" style="max-width:480px;margin:12px auto 0;font-size:13px;color:#57606a">${asHtml(say(mailFooter))}
<a href="${asHtml(mail.settingsUrl)}" style="color:#57606a">${asHtml(say(mailUnsubscribe))}</a></p>
</body></html>`;
};
