import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { listenHere } from './listen-here';

const textBlock = v.strictObject({
  type: v.literal('TextBlock'),
  text: v.pipe(v.string(), v.minLength(1)),
  wrap: v.optional(v.boolean()),
  weight: v.optional(v.picklist(['Default', 'Lighter', 'Bolder'])),
  size: v.optional(v.picklist(['Default', 'Small', 'Medium', 'Large', 'ExtraLarge'])),
  isSubtle: v.optional(v.boolean()),
  spacing: v.optional(v.picklist(['Default', 'None', 'Small', 'Medium', 'Large'])),
});

/** As the documentation of "When a Teams webhook request is received" and the schema of Adaptive Cards have it. */
const message = v.strictObject({
  type: v.literal('message'),
  attachments: v.tuple([
    v.strictObject({
      contentType: v.literal('application/vnd.microsoft.card.adaptive'),
      contentUrl: v.null(),
      content: v.strictObject({
        $schema: v.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
        type: v.literal('AdaptiveCard'),
        version: v.picklist(['1.2', '1.3', '1.4', '1.5']),
        body: v.pipe(v.array(textBlock), v.minLength(1)),
        actions: v.array(
          v.strictObject({
            type: v.literal('Action.OpenUrl'),
            title: v.string(),
            url: v.pipe(v.string(), v.url()),
          }),
        ),
      }),
    }),
  ]),
});

/** A workflow of Teams: it takes what has the published shape with 202, and answers as it is told before that. */
export const openTeamsWorkflow = async () => {
  const cards: { path: string; texts: string[]; url: string }[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];

  const take = async (request: IncomingMessage) => {
    const body = await json(request);
    const next = answers.shift();
    if (next) return next;
    const given = v.safeParse(message, body);
    if (!given.success || request.headers['content-type'] !== 'application/json')
      return { status: 400 };
    const { content } = given.output.attachments[0];
    cards.push({
      path: request.url ?? '',
      texts: content.body.map(({ text }) => text),
      url: content.actions[0]?.url ?? '',
    });
    return { status: 202 };
  };

  const url = await listenHere((request, response) => {
    void take(request).then(({ status, headers = {} }: (typeof answers)[number]) =>
      response.writeHead(status, headers).end(),
    );
  });
  return {
    cards,
    url: (path: string) => `${url}${path}`,
    answerWith: (...next: typeof answers) => answers.push(...next),
  };
};
