/** Every kind of booking, by its name in routes, storage keys, database and code. A new kind is its folders and a line here. */
export { kind as bookingwithdrivernava } from './bookingwithdrivernava/kind';
export { kind as bookingnodriver } from './bookingnodriver/kind';
export { kind as bookingduringday } from './bookingduringday/kind';
export { kind as bookingwithdriveramata } from './bookingwithdriveramata/kind';
