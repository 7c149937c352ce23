module.exports = (api) => {
  const platform = api.caller((caller) => caller?.platform);
  // Expo's preset adds this plugin too, but without options: then every worklet is in the bundle a second time, as
  // text for another thread, which the web does not have.
  const worklets = ['react-native-worklets/plugin', { omitNativeOnlyData: platform === 'web' }];
  return {
    // The last preset comes first: worklets are made of what the compiler leaves.
    presets: [() => ({ plugins: [worklets] }), ['babel-preset-expo', { worklets: false, reanimated: false }]],
  };
};
