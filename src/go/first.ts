// Asks for the link's page while the script that draws it is still on its way: a slow phone has it 0.2 s earlier.
import { firstAnswer } from './first-answer';
import { keptLanguage, keptPin, tokenOfAddress } from './kept';
import { ask } from './server';

const token = tokenOfAddress();
firstAnswer.keep(ask('readLink', { token, pin: keptPin(token), language: keptLanguage() }));
