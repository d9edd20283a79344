import { createContext, useContext } from 'react';

const StillContext = createContext(false);

export const StillProvider = StillContext.Provider;

/** Whether the panel stands in the place of one that is there already: then it must not arrive a second time. */
export const useStill = (): boolean => useContext(StillContext);
