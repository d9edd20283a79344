/** As cars are painted and people look for them; what is stored besides is somebody's own word for a colour. */
export const carColours = [
  'white',
  'silver',
  'grey',
  'black',
  'red',
  'blue',
  'green',
  'brown',
  'gold',
  'yellow',
  'orange',
] as const;

export type CarColour = (typeof carColours)[number];
