/** The app asks for nothing over a network; only an app in development asks the computer it is made on. */
const withoutNetwork = ({ blockedPermissions, ...android }) => ({
  ...android,
  blockedPermissions: [...blockedPermissions, 'android.permission.INTERNET'],
});

/** app.json, plus what depends on what is built: a release is kept off the network, a web app has a place on its server. */
module.exports = ({ config }) => {
  const { WEB_BASE, EAS_BUILD_PROFILE } = process.env;
  const released = EAS_BUILD_PROFILE === 'preview' || EAS_BUILD_PROFILE === 'production';
  return {
    ...config,
    android: released ? withoutNetwork(config.android) : config.android,
    experiments: { ...config.experiments, ...(WEB_BASE && { baseUrl: WEB_BASE }) },
  };
};
