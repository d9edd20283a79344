import type { OrdinaryUser } from './ordinary-user';

export type Cluster = {
  binDir: string;
  /** The product's whole data directory; the cluster is one folder in it. */
  dataDir: string;
  clusterDir: string;
  user: OrdinaryUser;
  /** Where there are no Unix sockets: loopback TCP and a password. */
  overTcp: boolean;
};
