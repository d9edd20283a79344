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

/** One column that fits a phone, with colours of its own for dark screens; mail programs read no style sheets. */
export const asHtmlPage = (mail: Mail): string => {
  const say = sayIn(mail.language);
  const lines = mail.lines.map((line) => `<p style="margin:0 0 6px">${asHtml(line)}</p>`).join('');
  return `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${asHtml(mail.title)}</title></head>
<body style="margin:0;padding:16px;background:#f4f5f7;color:#1b1f24;font:16px/1.6 'Noto Sans Thai',Sarabun,Tahoma,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:20px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.4">${asHtml(mail.title)}</h1>
<p style="margin:0 0 12px">${asHtml(mail.sentence)}</p>${lines}
<p style="margin:20px 0 0"><a href="${asHtml(mail.url)}" style="display:block;padding:14px;border-radius:8px;background:#1f5fbf;color:#ffffff;text-align:center;text-decoration:none">${asHtml(mail.action)}</a></p>
</div>
<p style="max-width:480px;margin:12px auto 0;font-size:13px;color:#57606a">${asHtml(say(mailFooter))}
<a href="${asHtml(mail.settingsUrl)}" style="color:#57606a">${asHtml(say(mailUnsubscribe))}</a></p>
</body></html>`;
};
