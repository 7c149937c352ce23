import { Component } from 'react';

/** In place of react-native's components that no screen shows, for libraries that wrap them all the same. */
export default class Unshown extends Component {
  render() {
    return null;
  }
}
