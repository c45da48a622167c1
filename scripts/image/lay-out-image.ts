import { globSync } from 'node:fs';
import { join } from 'node:path';
import { layOutApp } from './lay-out-app.ts';
import { layOutDebian } from './lay-out-debian.ts';
import { settleTree } from './settle-tree.ts';
import { writeSbom } from './write-sbom.ts';

const APP = 'app';
const NODE = 'usr/local/bin/node';
const SBOM = 'usr/share/sbom/quickquote.cdx.json';

/** Lays out every file of the image in the empty folder `tree`. `epoch`, in seconds, dates them. */
export function layOutImage(project: string, tree: string, epoch: number): void {
  layOutApp(project, join(tree, APP), join(tree, NODE));
  // Libraries that Node loads while it runs may stand on more than it does itself.
  const loaded = globSync(`${APP}/node_modules/**/*.{node,so,so.*}`, { cwd: tree });
  const packages = layOutDebian(
    tree,
    [NODE, ...loaded].map((path) => join(tree, path)),
  );
  writeSbom(project, packages, epoch, join(tree, SBOM));
  settleTree(tree, epoch);
}
