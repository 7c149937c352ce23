/** app.json, plus what only a script knows: where on its server the web app lies. */
module.exports = ({ config }) => {
  const { WEB_BASE } = process.env;
  return WEB_BASE ? { ...config, experiments: { ...config.experiments, baseUrl: WEB_BASE } } : config;
};
