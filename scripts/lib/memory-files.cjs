/** Stands in for the files of a device: just what the app asks of them, in memory. */
const files = new Map();

class File {
  constructor(...parts) {
    this.uri = parts.map((part) => part.uri ?? part).join('/');
  }
  get name() {
    return this.uri.slice(this.uri.lastIndexOf('/') + 1);
  }
  get exists() {
    return files.has(this.uri);
  }
  get size() {
    return files.get(this.uri)?.length ?? 0;
  }
  create() {
    files.set(this.uri, new Uint8Array());
  }
  write(content) {
    files.set(this.uri, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }
  bytes() {
    return Promise.resolve(files.get(this.uri));
  }
  text() {
    return Promise.resolve(new TextDecoder().decode(files.get(this.uri)));
  }
  delete() {
    files.delete(this.uri);
  }
}

class Directory {
  exists = true;
  constructor(...parts) {
    this.uri = parts.map((part) => part.uri ?? part).join('/');
  }
  create() {}
  list() {
    return [...files.keys()].filter((uri) => uri.startsWith(`${this.uri}/`)).map((uri) => new File(uri));
  }
}

module.exports = {
  File,
  Directory,
  Paths: { document: { uri: 'document' }, cache: { uri: 'cache' } },
  /** A device nobody has used yet. */
  forget: () => files.clear(),
};
