import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DebianPackage } from './lay-out-debian.ts';
import { type LockedPackage, listProductionPackages } from './list-packages.ts';

/** Writes which packages of npm and of Debian are in the image, as CycloneDX. Of the same packages at the same time it is the same to the byte. */
export function writeSbom(project: string, debian: readonly DebianPackage[], epoch: number, file: string): void {
  const { name, version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { name: string; version: string };
  const npm = [...listProductionPackages(project)].map(([path, locked]) => describeNpm(path, locked));
  const components = [...npm, ...debian.map(describeDebian)];
  const about = {
    timestamp: new Date(epoch * 1000).toISOString(),
    component: { type: 'application', name, version, 'bom-ref': `pkg:npm/${name}@${version}`, purl: `pkg:npm/${name}@${version}` },
  };
  const sbom = { bomFormat: 'CycloneDX', specVersion: '1.5', serialNumber: numberOf(JSON.stringify([about, components])), version: 1 };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...sbom, metadata: about, components }, null, 1)}\n`);
}

function describeNpm(path: string, { name, version, license, integrity }: LockedPackage): unknown {
  const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${called.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    name: called,
    version,
    // A version may lie there twice.
    'bom-ref': `${purl}#${path}`,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity === undefined ? {} : { hashes: [describeHash(integrity)] }),
  };
}

function describeHash(integrity: string): unknown {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  return { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') };
}

function describeDebian({ name, version, architecture }: DebianPackage): unknown {
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`;
  return { type: 'library', name, version, 'bom-ref': purl, purl };
}

/** A UUID that stands for this content. */
function numberOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
